import { focusClassesOf } from './focus.ts'
import type { Picture } from './picture-file.ts'

type PictureImageProps = { picture: Picture; alt: string; sizes: string; isFirstInView?: boolean }

export function PictureImage({ picture, alt, sizes, isFirstInView = false }: PictureImageProps) {
  return (
    <picture>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        alt={alt}
        className={picture.focus && focusClassesOf(picture.focus)}
        width={picture.width}
        height={picture.height}
        loading={isFirstInView ? undefined : 'lazy'}
        fetchPriority={isFirstInView ? 'high' : undefined}
        decoding={isFirstInView ? 'sync' : 'async'}
      />
    </picture>
  )
}
