import { expect } from '@playwright/test'
import { test } from '../survey.ts'

test('axe finds no fault in any page at 320, 768 and 1440 px, light and dark, targets and names included (A11Y-01, A11Y-06, A11Y-21, A11Y-22, A11Y-38)', ({
  survey,
}) => {
  for (const { path, faults } of survey) expect.soft(faults, path).toEqual([])
})

test('no page scrolls sideways or hides text at 320 px, with wider text spacing, nor at 360 px with text at 200 %, which breaks no short word (A11Y-07, A11Y-09)', ({
  survey,
}) => {
  for (const { path, reflowFaults } of survey) expect.soft(reflowFaults, path).toEqual([])
})
