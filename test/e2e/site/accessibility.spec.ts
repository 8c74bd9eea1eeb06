import { expect } from '@playwright/test'
import { test } from '../survey.ts'

test('axe finds no fault in any page at 320 and 1280 px, targets and names included (A11Y-01, A11Y-21, A11Y-22, A11Y-38)', ({
  survey,
}) => {
  for (const { path, faults } of survey) expect.soft(faults, path).toEqual([])
})

test('no page scrolls sideways at 320 px, nor with wider text spacing, which hides no text (A11Y-07, A11Y-09)', ({
  survey,
}) => {
  for (const { path, reflowFaults } of survey) expect.soft(reflowFaults, path).toEqual([])
})
