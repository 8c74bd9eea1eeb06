import { expect } from '@playwright/test'
import { test } from '../survey.ts'

test('every page has one heading of the first level (A11Y-03)', ({ survey }) => {
  for (const { path, headingLevels } of survey) {
    expect.soft(headingLevels.filter((level) => level === 1).length, path).toBe(1)
  }
})

test('no page skips a level of headings (A11Y-03)', ({ survey }) => {
  for (const { path, headingLevels } of survey) {
    const skipped = headingLevels.filter((level, index) => level > (headingLevels[index - 1] ?? 0) + 1)
    expect.soft(skipped, `${path}: ${headingLevels}`).toEqual([])
  }
})

test('every page has a header, a main part and a footer, in that order (A11Y-03)', ({ survey }) => {
  for (const { path, landmarks } of survey) {
    expect.soft(landmarks, path).toEqual(['header', 'main', 'footer'])
  }
})

test('every navigation has a name of its own (A11Y-03)', ({ survey }) => {
  for (const { path, navigationNames } of survey) {
    expect.soft(navigationNames, path).toContain('Hoofdmenu')
    expect.soft(navigationNames.filter(Boolean), path).toEqual([...new Set(navigationNames)])
  }
})

test('every page says that it is in Dutch (A11Y-23; specification 9)', ({ survey }) => {
  for (const { path, language } of survey) {
    expect.soft(language, path).toBe('nl')
  }
})

test('every page has a title of its own (A11Y-16)', ({ survey }) => {
  const titles = survey.map(({ title }) => title)

  expect(titles).toEqual([...new Set(titles)])
})

test('every title ends with the name of the site (A11Y-16)', ({ survey }) => {
  for (const { path, title } of survey) {
    expect.soft(title, path).toMatch(/^.{3,} \| IZZ$/)
  }
})

test('every page begins with the link to its content (A11Y-15)', ({ survey }) => {
  for (const { path, links } of survey) {
    expect.soft(links[0], path).toEqual({ text: 'Ga naar de inhoud', href: '#inhoud' })
  }
})

test('every picture says how wide and high it is', ({ survey }) => {
  const images = survey.flatMap(({ path, images }) => images.map((image) => ({ path, ...image })))

  expect(images.length).toBeGreaterThan(0)
  expect(images.filter(({ width, height }) => !(width > 0 && height > 0))).toEqual([])
})
