import { onSiteState, siteState } from '#browser/site-state.ts'
import { choose } from './consent.browser.ts'
import { isAllowed, readCookieChoice } from './cookie-choice.ts'

/** Asks, shows the video after consent and a click, and asks again when consent is withdrawn. */
class ConsentEmbedElement extends HTMLElement {
  #button = this.querySelector('button') as HTMLButtonElement
  #frame: HTMLIFrameElement | undefined
  #stopFollowing = () => {}

  connectedCallback() {
    this.#button.addEventListener('click', () => this.#play())
    this.#stopFollowing = onSiteState(() => this.#follow())
    this.#follow()
  }

  disconnectedCallback() {
    this.#stopFollowing()
  }

  #play() {
    if (!isVideoAllowed()) choose([...(readCookieChoice(siteState().cookieChoice) ?? []), 'video'])
    this.#frame = frameOf(this.dataset)
    this.append(this.#frame)
    this.#follow()
    this.#frame.focus()
  }

  #follow() {
    const isAsking = !isVideoAllowed()
    if (isAsking && this.#frame) {
      this.#frame.remove()
      this.#frame = undefined
    }
    this.#button.textContent = isAsking ? 'Toestaan' : 'Video afspelen'
    this.#part('.consent-embed-why').hidden = !isAsking
    this.#part('.consent-embed-cover').hidden = this.#frame !== undefined
  }

  #part(selector: string): HTMLElement {
    return this.querySelector<HTMLElement>(selector) ?? this
  }
}

customElements.define('consent-embed', ConsentEmbedElement)

function isVideoAllowed(): boolean {
  return isAllowed('video', siteState().cookieChoice)
}

function frameOf({ src = '', title = '' }: DOMStringMap): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = 'consent-embed-frame'
  frame.title = title
  frame.allow = 'fullscreen; picture-in-picture; encrypted-media'
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-presentation')
  // Players refuse to play for a site that does not say which it is. They get no more than that.
  frame.referrerPolicy = 'strict-origin'
  frame.src = src
  return frame
}
