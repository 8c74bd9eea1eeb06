import type { Answer } from '#forms/answer.ts'
import { type WriteHeaders, withToken } from './send.ts'

/** Sends one file, and tells how much of it is on its way, in percent. */
export function sendFile<T>(
  path: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<Answer<T>> {
  return withToken((headers) => post(path, file, headers, onProgress))
}

/** Only the older way of asking tells how far it is. */
function post(
  path: string,
  file: File,
  headers: WriteHeaders,
  onProgress: (percent: number) => void,
): Promise<Response | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100))
    // Without a text there is no body: some answers may not have one.
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }))
    request.onerror = () => resolve(undefined)
    request.onabort = () => resolve(undefined)
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
}
