import type { Schema } from '#database/schema.ts'

/** Columns that say nothing about a person. Whoever adds a column decides: here, or in the register. */
const columns: { [Table in keyof Schema]?: string } = {
  page: 'path document file_hash edited_at published version updated_at',
  redirect: 'from_path to_path',
  missed_address: 'day path times',
  dismissed_address: 'path at',
  outside_link: 'address tried_at failures failed_at fault',
  link_round: 'id holder claimed_until',
  site_version: 'id number',
  fact_sheet: 'name document file_hash edited_at version updated_at',
  option: 'list id label position retired',
  setting_change: 'id name document difference',
  planned_change: 'id kind subject document fault',
  member: 'is_sample',
  registration: 'is_sample',
  media:
    'name kind title alt is_decorative width height seconds bytes focal_x focal_y state progress fault attempts postponed claimed_until stem tags variants captions poster uploaded_at version',
  draft:
    'id path title document revision based_on created_at publish_at publish_fault asked_revision mailed_at',
  remark: 'id path block_id place',
  guarded_page: 'path',
  setting_proposal: 'name id typed',
  past_version: 'id path title document event',
  preview: 'token_hash draft_id expires_at',
}

export const notPersonal = Object.entries(columns).flatMap(([table, names]) =>
  names.split(' ').map((name) => `${table}.${name}`),
)
