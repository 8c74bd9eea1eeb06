type PageRequest = { method?: string; body?: URLSearchParams | null; signal?: AbortSignal }

/** What came back, also when that is a page that says no. Nothing when it cannot be had. */
export type PageAnswer = { status: number; address: string; page: Document | null }

/** A page of ours. Nothing when it cannot be had; never an answer after it was called off. */
export async function askPage(address: string, request: PageRequest = {}): Promise<Document | null> {
  return (await requestPage(address, request))?.page ?? null
}

/** Read by the browser as a document: scripts may not make one of text. */
export function requestPage(
  address: string,
  { method = 'get', body = null, signal }: PageRequest,
): Promise<PageAnswer | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.responseType = 'document'
    request.setRequestHeader('accept', 'text/html')
    request.onload = () =>
      resolve({ status: request.status, address: request.responseURL, page: request.responseXML })
    request.onerror = () => resolve(undefined)
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
