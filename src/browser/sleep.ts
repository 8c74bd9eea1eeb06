/**
 * Wakes it. `again` is done as soon as it is awake, so that nothing is lost that somebody did before; `otherwise` is done
 * when it cannot be woken.
 */
export type Wake = (again?: () => void, otherwise?: () => void) => void

const sleepers = new Set<{ places: string; presses: string; wake: Wake }>()

/**
 * What these places need sleeps until somebody reaches for one: points at it, touches it or gives it the focus. Then its
 * module is loaded, and begins. What was pressed before that is pressed again. `*` is reached by the first thing that
 * anybody does on the page.
 */
export function sleep<Module>(
  places: string,
  load: () => Promise<Module | undefined>,
  begin: (module: Module) => void,
  presses: string,
): Wake {
  let isAwake = false
  let isWaking = false
  let missed: Parameters<Wake> = []

  const wake: Wake = async (...what) => {
    if (isAwake) return what[0]?.()
    if (what[0]) missed = what
    if (isWaking) return
    isWaking = true
    try {
      const module = await load()
      // Absent when somebody cancelled the error of a module that could not be loaded.
      if (!module) return
      isAwake = sleepers.delete(sleeper)
      begin(module)
    } finally {
      isWaking = false
      missed[isAwake ? 0 : 1]?.()
      missed = []
    }
  }
  const sleeper = { places, presses, wake }
  sleepers.add(sleeper)
  return wake
}

const signs = ['pointermove', 'pointerdown', 'focusin', 'click', 'keydown', 'scroll', 'beforeprint']

/** A press is heard last of all: what somebody else answers is not pressed again. */
export function wakeOnIntent(): void {
  for (const type of signs) addEventListener(type, rouse, type !== 'click')
}

/** What happens to the page as a whole happens to its body. */
function rouse(event: Event): void {
  const { type, clientX, ctrlKey, metaKey, shiftKey } = event as MouseEvent
  // Where nobody has moved a mouse, browsers say that it came to the corner.
  if (type === 'pointermove' && !clientX) return
  const target = event.target instanceof Element ? event.target : document.body
  for (const { places, presses, wake } of sleepers) {
    if (!target.closest(places)) continue
    const pressed = type === 'click' && presses && target.closest<Pressed>(presses)
    // With a key it opens another tab or window.
    if (pressed && !(ctrlKey || metaKey || shiftKey || event.defaultPrevented)) {
      event.preventDefault()
      wake(
        () => pressed.click(),
        () => pressWithoutScript(pressed),
      )
    } else wake()
  }
}

type Pressed = HTMLButtonElement & HTMLAnchorElement

function pressWithoutScript({ form, href, dataset }: Pressed): void {
  const address = href ?? dataset.href
  if (form) form.submit()
  else if (address) location.assign(address)
}
