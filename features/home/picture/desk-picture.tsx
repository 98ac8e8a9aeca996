// The picture of the desk, which leads to the desk.
import { ArrowRight } from 'lucide-react';

import { SiteLink } from '../site-link.tsx';
import { DeskDrawing, type DeskWords } from './desk-drawing.tsx';
import { LivePicture } from './live-picture.tsx';
import type { PicturedMarket } from './pictured-market.ts';

type Props = { readonly first: PicturedMarket; readonly words: DeskWords; readonly open: string };

export function DeskPicture({ first, words, open }: Props) {
  const { symbol, displayName } = first.market;
  return (
    <section
      aria-label={displayName}
      className="relative overflow-hidden rounded-xl border border-strong bg-surface-1 shadow-lg hover:border-accent"
    >
      <LivePicture first={first} words={words}>
        <DeskDrawing pictured={first} words={words} />
      </LivePicture>
      <SiteLink href={`/spot/${symbol}`} className="absolute inset-0 flex items-start justify-end px-4 text-sm text-accent">
        <span className="inline-flex h-14 items-center gap-1.5">
          <span className="max-sm:sr-only">{open}</span>
          <ArrowRight size={15} aria-hidden className="rtl:-scale-x-100" />
        </span>
      </SiteLink>
    </section>
  );
}
