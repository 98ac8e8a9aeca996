// The notices that the operator has put at a place of a page: a line each, with where it leads. Nothing where nothing is said.
import { PageLink } from '#lib/i18n/page-link.tsx';
import { SiteIcon } from '../icons/site-icon.tsx';

type Banner = { readonly id: string; readonly title: string; readonly text: string; readonly href: string };

type Props = { readonly banners: readonly Banner[]; readonly name: string; readonly className?: string };

const line = 'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-2 text-sm';

function Words({ title, text, leads }: { readonly title: string; readonly text: string; readonly leads: boolean }) {
  return (
    <>
      <span className="font-medium text-primary">{title}</span>
      {text === '' ? null : (
        <span className={`text-secondary max-sm:order-last max-sm:basis-full ${leads ? 'max-sm:line-clamp-1' : 'max-sm:line-clamp-2'}`}>
          {text}
        </span>
      )}
      {leads ? <SiteIcon name="next" size={15} className="text-accent" /> : null}
    </>
  );
}

/** `name`: for who does not see where it stands. */
export function BannerStrip({ banners, name, className = '' }: Props) {
  if (banners.length === 0) return null;
  return (
    <section aria-label={name} className={`divide-y divide-subtle bg-surface-2 ${className}`}>
      {banners.map(({ id, href, ...words }) =>
        href === '' ? (
          <p key={id} className={line}>
            <Words {...words} leads={false} />
          </p>
        ) : href.startsWith('/') ? (
          <PageLink key={id} href={href} className={`${line} hover:underline`}>
            <Words {...words} leads />
          </PageLink>
        ) : (
          <a key={id} href={href} rel="noopener noreferrer" className={`${line} hover:underline`}>
            <Words {...words} leads />
          </a>
        ),
      )}
    </section>
  );
}
