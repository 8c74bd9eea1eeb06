/** What the publish gate says about a draft. */
export type GateFinding = {
  /** What blocks must be mended first; advice may be followed or not; a remark is of a colleague who checked it. */
  severity: 'blocks' | 'advice' | 'remark'
  message: string
  /** The block it is about; what is about the page as a whole has none. */
  blockId?: string
  /** The field in that block or of the page, such as `tiles.0.title`. */
  field?: string
}
