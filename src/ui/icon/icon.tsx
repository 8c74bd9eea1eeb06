/** The shapes of Lucide, each one path on a field of 24 by 24. */
const shapes = {
  check: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20m4 7-5.5 5.5L8 12',
  alert: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20m0 6v4m0 4h.01',
  info: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20m0 14v-4m0-4h.01',
  eye: 'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
  'eye-off':
    'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49m-6.41-.679a3 3 0 0 1-4.242-4.242m7.637 7.583a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
  cross: 'M18 6 6 18M6 6l12 12',
  search: 'm21 21-4.34-4.34M11 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16',
  person:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20m0 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M7 20.662V19a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1.662',
  'arrow-right': 'M5 12h14m-7-7 7 7-7 7',
  'arrow-both': 'm18 8 4 4-4 4M2 12h20M6 8l-4 4 4 4',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm15 18-6-6 6-6',
  'chevron-right': 'm9 18 6-6-6-6',
  outside: 'M15 3h6v6M10 14 21 3m-3 10v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  play: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
}

export type IconName = keyof typeof shapes

type IconProps = { of: IconName; size?: number; className?: string }

/** For all that visitors see: it brings its shape to the browser and no library. */
export function Icon({ of, size = 24, className }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shapes[of]} />
    </svg>
  )
}
