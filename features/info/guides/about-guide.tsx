// The venue in short: its nature, its promises, and its addresses.
import { useTranslations } from 'next-intl';

import { PageLink } from '#lib/i18n/page-link.tsx';
import type { InfoSection } from '../frame/info-page.tsx';
import { Paragraph, Points } from '../frame/prose.tsx';

/** As the operator has written them, in the reader's language. */
export type LinkColumn = { readonly title: string; readonly links: readonly { readonly label: string; readonly href: string }[] };

function What() {
  const t = useTranslations('guides.about.what');
  return (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <Points items={[t('book'), t('journal'), t('parameters'), t('demo'), t('open')]} />
    </>
  );
}

function Safety() {
  const t = useTranslations('guides.about.safety');
  return <Points items={[t('proof'), t('withdraw'), t('limits')]} />;
}

const linkStyle = 'inline-flex min-h-11 items-center text-accent hover:underline';

function Contact({ columns }: { readonly columns: readonly LinkColumn[] }) {
  const t = useTranslations('guides.about.contact');
  return (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ title, links }) => (
          <div key={title}>
            <h3 className="font-semibold">{title}</h3>
            <ul className="mt-1">
              {links.map(({ label, href }) => (
                <li key={href}>
                  {href.startsWith('/') ? (
                    <PageLink href={href} className={linkStyle}>
                      {label}
                    </PageLink>
                  ) : (
                    <a href={href} rel="noopener noreferrer" className={linkStyle}>
                      {label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

type Texts = ReturnType<typeof useTranslations<'guides.about'>>;

export const aboutSections = (columns: readonly LinkColumn[], t: Texts): readonly InfoSection[] => [
  { id: 'what', title: t('what.title'), body: <What /> },
  { id: 'safety', title: t('safety.title'), body: <Safety /> },
  { id: 'contact', title: t('contact.title'), body: <Contact columns={columns} /> },
];
