import type { Plugin } from 'vite'

type Cut = { of: string; find: string; put: string }

/**
 * Puck brings an editor of its own around the canvas, and we have ours: its layout, its controls, its rich text and its
 * long lists are in one file with what we use, and would be loaded with it. Each cut leaves out one mention of such a
 * part; the bundler then leaves out the part itself. What is cut is found to the letter: where Puck has changed, the
 * build stops and says which cut has to be looked at again.
 */
export const cuts: Cut[] = [
  {
    of: 'the layout of Puck, drawn when a screen has none: `layout.screen.tsx` is ours',
    find: 'children: children || /* @__PURE__ */ jsx67(FrameProvider, {',
    put: 'children: true ? children : /* @__PURE__ */ jsx67(FrameProvider, {',
  },
  {
    of: 'its lists of blocks and layers, which stand in that layout',
    find: `      blocksPlugin({ label: blocksLabel }),
      outlinePlugin({ label: outlineLabel })
`,
    put: '',
  },
  {
    of: 'its panel of fields, which stands there too',
    find: 'combinedPlugins.push(fieldsPlugin({ label: fieldsLabel }));',
    put: '',
  },
  {
    of: 'its controls: every field of ours is a custom one (`puck-config.screen.tsx`)',
    find: `var defaultFields = {
  array: ArrayField,
  external: ExternalField,
  object: ObjectField,
  select: SelectField,
  textarea: TextareaField,
  radio: RadioField,
  text: DefaultField,
  number: DefaultField,
  richtext: RichtextField
};`,
    put: 'var defaultFields = {};',
  },
  {
    of: 'typing in the canvas, for fields of its own kinds',
    find: ', getInlineTextTransform()), getRichTextTransform()),',
    put: ', {}), {}),',
  },
  {
    of: 'the buttons for its rich text in the bar above a block',
    find: 'richText && /* @__PURE__ */ jsxs8(Fragment7, {',
    put: 'false && /* @__PURE__ */ jsxs8(Fragment7, {',
  },
  {
    of: 'drawing its rich text, for fields of that kind',
    find: 'if (!(richtextKeys == null ? void 0 : richtextKeys.length)) return {};',
    put: 'return {};',
  },
  {
    of: 'drawing only the blocks in view, an experiment that we have not switched on',
    find: 'shouldVirtualizeItems ? /* @__PURE__ */ jsx32(',
    put: 'false ? /* @__PURE__ */ jsx32(',
  },
  {
    of: 'its stylesheet as a text, for who does not load it as a file as we do (`edit.screen.tsx`)',
    find: 'cssText: defaultUiStyles,',
    put: 'cssText: "",',
  },
  {
    of: 'the part of it for the frame as a text: our frame gets the file (`canvas.screen.tsx`)',
    find: 'cssText: iframeInteractionStyles,',
    put: 'cssText: "",',
  },
  {
    of: 'Ctrl+I, which makes a canvas in which no block can be chosen',
    find: '  usePreviewModeHotkeys();\n',
    put: '',
  },
  {
    of: 'what makes a short key of a style: the style itself is a key as well, and none is copied into our frame',
    find: 'import hash from "object-hash";',
    put: 'var hash = (html) => html;',
  },
]

/** What only those parts need. */
const leftOut = /\/node_modules\/(?:@radix-ui|@tanstack|@tiptap|object-hash)\//

/** What only makes a component, an icon or a context: whatever nobody mentions any more may go. */
const makers =
  /^(var \w+ = )((?:memo|forwardRef|createContext|lazy|createLucideIcon|createContextStore|get_class_name_factory_default)\d*\()/gm

/** Names by which tools, or screens that are not ours, reach a part. */
const names =
  /^(?:\w+\.displayName = "\w+"|(?:RichTextMenu|ComponentList)\.\w+ = \w+|Puck\.(?:Components|Layout|Outline) = \w+);$/gm

export function slimPuck(): Plugin {
  const made = new Set<Cut>()
  return {
    name: 'slim-puck',
    enforce: 'pre',
    transform: {
      filter: { id: /\/@puckeditor\/core\/dist\/[^/]+\.mjs$/ },
      handler(code) {
        const reached = cuts.filter(({ find }) => code.includes(find))
        for (const cut of reached) made.add(cut)
        return { code: slim(code, reached), map: null }
      },
    },
    generateBundle(_, bundle) {
      const missed = cuts.filter((cut) => !made.has(cut))
      if (missed.length > 0)
        this.error(`Puck has changed. Look again at: ${missed.map(({ of }) => of).join('; ')}.`)
      const sources = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const held = sources.find((source) => leftOut.test(source))
      if (held) this.error(`The editing screen holds ${held} again: something of Puck still mentions it.`)
    },
  }
}

function slim(code: string, reached: Cut[]): string {
  const bare = code.replace(makers, '$1/* @__PURE__ */ $2').replace(names, '')
  return reached.reduce((text, { find, put }) => text.replace(find, () => put), bare)
}
