import { Pencil } from 'lucide-react'
import { momentInWords } from '#period-words.ts'
import { Button } from '#ui/button/button.tsx'
import { pageAddress } from '../page-address.ts'
import { StateBadge } from '../state-badge.view.tsx'
import type { ListedPage } from './page-list.ts'
import type { LastTouch } from './store.ts'

type PageRowProps = { page: ListedPage; touch: LastTouch | undefined; showsPath?: boolean }

/** A page in a list: its title leads to all that can be done with it, its button straight to its words. */
export function PageRow({ page, touch, showsPath = false }: PageRowProps) {
  return (
    <div className="page-row">
      <span className="page-row-name">
        <a href={pageAddress(page.path)}>{page.title}</a>
        {showsPath && <span className="page-row-path">{page.path}</span>}
      </span>
      {page.state !== 'removed' && (
        <form className="page-row-edit" method="post" action="/api/v1/redactie/drafts/start">
          <input type="hidden" name="path" value={page.path} />
          <Button look="quiet">
            <Pencil size={18} aria-hidden="true" /> Bewerken
            <span className="visually-hidden">: {page.title}</span>
          </Button>
        </form>
      )}
      <StateBadge state={page.state} />
      <span className="page-row-touch">
        {touch && (
          <>
            {touch.by && <span>{touch.by}</span>}
            <time dateTime={touch.at}>{momentInWords(touch.at)}</time>
          </>
        )}
      </span>
    </div>
  )
}
