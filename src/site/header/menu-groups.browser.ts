const openDelayInMilliseconds = 300
const keptWithinInMilliseconds = 500
/** What moves less than this after a group opened is a hand that shakes, or the menu itself. */
const steadyInPixels = 24

type Spot = { x: number; y: number }

/** Where there is no touch, the groups of the menu open under the pointer. They stay open until another one opens. */
export function openGroupsOnHover(menu: HTMLElement): void {
  const hovers = matchMedia('(hover: hover) and (pointer: fine)')
  let aim: HTMLDetailsElement | undefined
  let opening: number | undefined
  let last: { group: HTMLDetailsElement; at: number; spot: Spot } | undefined

  function aimAt(group: HTMLDetailsElement | undefined, spot: Spot): void {
    if (group === aim) return
    aim = group
    clearTimeout(opening)
    if (!group || group.open) return
    opening = window.setTimeout(() => {
      group.open = true
      last = { group, at: performance.now(), spot }
    }, openDelayInMilliseconds)
  }

  menu.addEventListener('pointermove', ({ target, pointerType, screenX: x, screenY: y }) => {
    if (pointerType === 'touch' || !hovers.matches) return
    if (last && Math.hypot(x - last.spot.x, y - last.spot.y) < steadyInPixels) return
    aimAt(groupOf(target), { x, y })
  })
  menu.addEventListener('pointerleave', () => aimAt(undefined, { x: 0, y: 0 }))

  // Who presses what just opened under the pointer wants to keep it.
  menu.addEventListener('click', (event) => {
    clearTimeout(opening)
    const isJustOpened = last && performance.now() - last.at < keptWithinInMilliseconds
    if (isJustOpened && groupOf(event.target) === last?.group) event.preventDefault()
  })
}

function groupOf(target: EventTarget | null): HTMLDetailsElement | undefined {
  const title = target instanceof Element ? target.closest('summary') : null
  return title?.parentElement instanceof HTMLDetailsElement ? title.parentElement : undefined
}
