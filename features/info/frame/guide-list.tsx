// All guides, group by group, the one that is read marked.
import { PageLink } from '#lib/i18n/page-link.tsx';

export type GuideLink = { readonly href: string; readonly name: string };
export type GuideGroup = {
  readonly id: string;
  readonly name: string;
  readonly guides: readonly (GuideLink & { readonly isCurrent: boolean })[];
};

export const GuideList = ({ groups }: { readonly groups: readonly GuideGroup[] }) => (
  <div className="flex flex-col gap-6">
    {groups.map(({ id, name, guides }) => (
      <div key={id}>
        <p id={`guides-${id}`} className="px-3 text-sm font-semibold">
          {name}
        </p>
        <ul aria-labelledby={`guides-${id}`} className="mt-1">
          {guides.map(({ href, name: title, isCurrent }) => (
            <li key={href}>
              <PageLink
                href={href}
                {...(isCurrent ? { 'aria-current': 'page' } : {})}
                className="flex min-h-9 items-center rounded-md px-3 py-1 text-sm text-secondary hover:bg-surface-2 hover:text-primary aria-[current]:bg-surface-2 aria-[current]:font-medium aria-[current]:text-primary max-lg:min-h-11"
              >
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
