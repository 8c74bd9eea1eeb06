/**
 * A page of ours, read by the browser as a document: scripts may not make one of text. Nothing when it cannot be had; never
 * an answer after it was called off.
 */
export function askPage(
  address: string,
  {
    method = 'get',
    body = null,
    signal,
  }: { method?: string; body?: URLSearchParams | null; signal?: AbortSignal } = {},
): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.responseType = 'document'
    request.setRequestHeader('accept', 'text/html')
    request.onload = () => resolve(request.responseXML)
    request.onerror = () => resolve(null)
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
