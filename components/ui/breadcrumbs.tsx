// The way to a page that stands under others: each of those a link, the page itself the last word.
import { PageLink } from '#lib/i18n/page-link.tsx';

type Props = {
  readonly label: string;
  /** From the top down; without an address: the page itself, or a heading that has none. */
  readonly trail: readonly { readonly name: string; readonly href?: string }[];
};

export function Breadcrumbs({ label, trail }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {trail.map(({ name, href }, place) => (
          <li key={name} className="flex min-h-6 items-center gap-2">
            {place === 0 ? null : <span aria-hidden>/</span>}
            {href === undefined ? (
              <span {...(place === trail.length - 1 ? { 'aria-current': 'page' } : {})}>{name}</span>
            ) : (
              <PageLink href={href} className="inline-flex min-h-6 items-center hover:text-primary hover:underline max-md:min-h-11">
                {name}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
