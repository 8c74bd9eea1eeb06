import { followLazyBackgrounds } from '#browser/lazy-backgrounds.ts'

followLazyBackgrounds()
