/** What a film shows now, as a file; nothing when the browser cannot play it. */
export async function frameOf(film: HTMLVideoElement, fileName: string): Promise<File | undefined> {
  if (film.readyState < film.HAVE_CURRENT_DATA && !(await hasFrame(film))) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = film.videoWidth
  canvas.height = film.videoHeight
  canvas.getContext('2d')?.drawImage(film, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  return blob ? new File([blob], fileName, { type: blob.type }) : undefined
}

/** A film that nobody played has no picture yet: going to a moment fetches one. */
function hasFrame(film: HTMLVideoElement): Promise<boolean> {
  return new Promise((resolve) => {
    film.addEventListener('seeked', () => resolve(true), { once: true })
    film.addEventListener('error', () => resolve(false), { once: true })
    if (film.error || film.networkState === film.NETWORK_NO_SOURCE) resolve(false)
    film.currentTime ||= 0.1
  })
}
