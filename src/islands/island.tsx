import { type ComponentType, createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { Wake } from './wake.ts'

type IslandProps<Props> = { of: ComponentType<Props>; props: Props; wake?: Wake; id?: string }

/**
 * A piece of the page that wakes in the browser. On the server it is plain HTML inside a mark that tells which
 * module to load, when, and with which props (JSON).
 */
export function Island<Props extends object>({ of, props, wake = 'visible', id }: IslandProps<Props>) {
  const prefix = useId()
  const name = names.get(of as ComponentType<never>)
  if (!name) throw new Error(`An island must be the default export of a *.island.tsx file: ${of.name}`)

  // Rendered apart, under its own prefix: the browser hydrates it apart too, and useId must agree.
  const html = renderToString(createElement(of, props), { identifierPrefix: prefix })
  return createElement('site-island', {
    id,
    name,
    wake,
    prefix,
    props: JSON.stringify(props),
    dangerouslySetInnerHTML: { __html: html },
  })
}

const modules = import.meta.glob<{ default: ComponentType<never> }>('../**/*.island.tsx', { eager: true })
const names = new Map(Object.entries(modules).map(([file, module]) => [module.default, file]))
