import type { ReactNode } from 'react'

type EditToolProps = { label: string; isOff?: boolean; onPress: () => void; children: ReactNode }

/** A small button with a drawing. Switched off it keeps the focus, so that nobody loses their place. */
export function EditTool({ label, isOff = false, onPress, children }: EditToolProps) {
  return (
    <button
      className="edit-tool"
      type="button"
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      {children}
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
