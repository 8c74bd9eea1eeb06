import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder-store.ts'
import type { MediaAddress } from './media-address.ts'

/** Who keeps media in a folder loads nothing of S3. */
export async function openFileStore(address: MediaAddress): Promise<FileStore> {
  if (address.kind === 'folder') return openFolderStore(address.folder)
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store(address)
}
