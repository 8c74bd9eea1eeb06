import { ChevronDown, ChevronRight } from 'lucide-react'
import { parentPath } from '#features/pages/page.ts'
import { type Branch, mostInBranch } from './page-list.ts'
import { PageRow } from './page-row.view.tsx'
import { listAddress } from './read-list-query.ts'
import type { LastTouches } from './store.ts'

type PageTreeProps = { branches: Branch[]; touches: LastTouches }

/** Pages as they lie below each other. A branch opens by a link, so it works without script too. */
export function PageTree({ branches, touches }: PageTreeProps) {
  return (
    <ul className="page-list page-tree">
      {branches.map((branch) => (
        <li key={branch.page.path} id={branchId(branch.page.path)}>
          <div className="page-branch">
            <BranchToggle branch={branch} />
            <PageRow page={branch.page} touch={touches[branch.page.path]} />
          </div>
          {branch.below && <PageTree branches={branch.below} touches={touches} />}
          {branch.isCut && (
            <p className="page-tree-more">
              <a href={listAddress({ below: branch.page.path })}>
                Dit zijn er {mostInBranch}. Toon alles onder {branch.page.title}
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function BranchToggle({ branch: { page, count, below } }: { branch: Branch }) {
  if (count === 0) return <span className="page-branch-toggle" />
  const isOpen = below !== undefined
  const Icon = isOpen ? ChevronDown : ChevronRight
  const parent = parentPath(page.path)
  const address = listAddress({ open: isOpen ? (parent === '/' ? '' : parent) : page.path })
  return (
    <a className="page-branch-toggle" href={`${address}#${branchId(page.path)}`} aria-expanded={isOpen}>
      <Icon size={20} aria-hidden="true" />
      <span className="visually-hidden">
        {isOpen ? 'Sluit' : 'Open'} {page.title}:{' '}
      </span>
      {count}
      <span className="visually-hidden"> eronder</span>
    </a>
  )
}

function branchId(path: string): string {
  return `tak${path.replaceAll('/', '_')}`
}
