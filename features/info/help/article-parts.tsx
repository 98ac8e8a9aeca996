// An article as the frame of information pages takes it: what it is about, when it was gone over, and its sections.
import type { ReactNode } from 'react';

import { Written } from '#components/ui/written.tsx';
import type { InfoSection } from '../frame/info-page.tsx';
import { langOf } from './lang-of.ts';
import { splitSections } from './split-sections.ts';

type Article = {
  readonly summary: string;
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
  /** The language that it is written in. */
  readonly tag: string;
  /** The language of the page. */
  readonly page: string;
  /** Such as “Updated 22 November 2026”. */
  readonly dated: ReactNode;
  /** That the language lacks it. */
  readonly fallback: string;
};

type Parts = { readonly lead: ReactNode; readonly opening: ReactNode; readonly sections: readonly InfoSection[] };

export function articleParts({ summary, html, headings, tag, page, dated, fallback }: Article): Parts {
  const lang = langOf(tag, page);
  const { opening, sections } = splitSections({ html, headings });
  return {
    lead: <span {...lang}>{summary}</span>,
    opening: (
      <>
        <p className="-mt-4 text-sm text-muted">{dated}</p>
        {tag === page ? null : <p className="rounded-lg border-s-2 border-accent bg-surface-1 px-4 py-3 text-secondary">{fallback}</p>}
        {opening === '' ? null : <Written html={opening} {...lang} />}
      </>
    ),
    sections: sections.map(({ id, title, html: inside }) => ({ id, title, body: <Written html={inside} {...lang} /> })),
  };
}
