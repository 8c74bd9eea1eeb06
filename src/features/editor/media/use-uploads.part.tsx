import { useEffect, useRef, useState } from 'react'
import { load } from '#browser/send.ts'
import { sendFile } from '#browser/send-file.ts'
import type { LibraryItem } from './library.ts'
import { followed, newUpload, type Upload } from './upload.ts'

const followEveryMilliseconds = 1_000

/** Sends files one after another, those that were brought along first, and follows what the server makes of them. */
export function useUploads(first: File[] = []) {
  const [uploads, setUploads] = useState<Upload[]>(() => first.map((file, index) => newUpload(index, file)))
  const lastKey = useRef(first.length)

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

  async function sendOne({ key, file }: Upload) {
    change(key, { step: 'sending', percent: 0 })
    const answer = await sendFile<{ data: LibraryItem }>('/api/v1/redactie/media', file, (percent) =>
      change(key, { percent }),
    )
    if (answer.ok) change(key, { step: 'making', percent: 0, item: answer.body.data })
    else
      change(key, { step: 'failed', message: answer.message, mayRetry: ![400, 413].includes(answer.status) })
  }

  const next = uploads.find(({ step }) => step === 'waiting')
  const isSending = uploads.some(({ step }) => step === 'sending')
  useEffect(() => {
    if (next && !isSending) sendOne(next)
  }, [next?.key, isSending])

  const being = uploads.flatMap(({ item, step }) => (step === 'making' && item ? [item.name] : [])).join(' ')
  useEffect(() => {
    if (!being) return
    const timer = setInterval(async () => {
      const items = await loadItems(being.split(' '))
      setUploads((all) => all.map((upload) => followed(upload, items)))
    }, followEveryMilliseconds)
    return () => clearInterval(timer)
  }, [being])

  return {
    uploads,
    add: (files: File[]) =>
      setUploads((all) => [...all, ...files.map((file) => newUpload(++lastKey.current, file))]),
    retry: (key: number) => change(key, { step: 'waiting', message: '', mayRetry: false }),
  }
}

async function loadItems(names: string[]): Promise<LibraryItem[]> {
  const query = new URLSearchParams(names.map((name) => ['naam', name]))
  const answer = await load<{ data: LibraryItem[] }>(`/api/v1/redactie/media/stand?${query}`)
  return answer.ok ? answer.body.data : []
}
