'use client';
// A card of a position to show around: its return as a picture, with as much besides as the reader wants to tell.
import { Download, Link as LinkIcon } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/modal.tsx';
import { showToast } from '#components/ui/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getShareCard } from '#lib/contract/calls/v1/mix/share/common.ts';
import { MarginMode } from '#lib/contract/enums.ts';
import { formatNumber } from '#lib/format/format-number.ts';
import { formatPercent } from '#lib/format/format-percent.ts';
import { formatPrice } from '#lib/format/format-price.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { useContractPreferences } from '#lib/session/contract-preferences.ts';
import { shownPlaces, type PositionRow } from '../positions/position-row.ts';
import { cardPicture, cardSize, openPositionCard, pictureAddress, type ShareCard } from './share-card.ts';

const told = ['gain', 'prices', 'name'] as const;
type Told = (typeof told)[number];
type Words = ResponseOf<typeof getShareCard>;

/** What the operator has the card say; null until it is here. */
function useWords(locale: string): Words | null {
  const api = useApi();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    api.call(getShareCard, { locale: localeOf(locale).code }, { signal: controller.signal }).then(setWords, () => undefined);
    return () => controller.abort();
  }, [api, locale]);
  return words;
}

export function ShareDialog({ row, onClose }: { readonly row: PositionRow; readonly onClose: () => void }) {
  const t = useTranslations('positions');
  const locale = useLocale();
  const words = useWords(locale);
  const [shown, setShown] = useState<readonly Told[]>(['prices']);
  // The card keeps the moment at which it was asked for.
  const [{ position, market, ticker, result }] = useState(row);
  const priceType = useContractPreferences((kept) => kept.priceType);
  const watched = (priceType === 'market' ? ticker?.lastPrice : ticker?.contract?.markPrice) ?? null;
  const price = (text: string | null): string => (text === null ? '—' : formatPrice(text, market.pricePlace));
  const rate = result?.returnRate ?? '0';
  const address = new URL(words?.path ?? '/', window.location.origin);
  address.searchParams.set('card', String(openPositionCard));
  const card: ShareCard = {
    type: openPositionCard,
    contract: market.symbolCodeDisplayName,
    about: [
      t(`side.${position.holdSide}`),
      `${position.leverage}×`,
      t(position.marginMode === MarginMode.isolated ? 'mode.isolated' : 'mode.cross'),
    ].join(' · '),
    side: position.holdSide,
    rate: formatPercent(rate, 'en-US', { sign: 'always' }),
    isGain: !rate.startsWith('-'),
    facts: [
      ...(shown.includes('prices')
        ? ([
            [t('column.entry'), price(position.averageOpenPrice)],
            [t(priceType === 'market' ? 'share.last' : 'column.mark'), price(watched)],
          ] as const)
        : []),
      ...(shown.includes('gain') && result !== null
        ? ([
            [
              t('share.gain'),
              `${formatNumber(result.unrealizedPnl, 'en-US', { decimals: shownPlaces(market), sign: 'always' })} ${market.marginCoin}`,
            ],
          ] as const)
        : []),
    ],
    userName: shown.includes('name') ? (words?.userName ?? null) : null,
    title: words?.title ?? '',
    text: words?.text ?? '',
    address: address.href,
    isRtl: localeOf(locale).direction === 'rtl',
  };
  const picture = cardPicture(card);
  const save = (): void =>
    void import('./save-card.ts')
      .then(({ saveCard }) => saveCard(picture, `${market.name}-${position.holdSide}`))
      .catch(() => showToast('failed', t('share.failed')));
  const copy = (): void =>
    void navigator.clipboard.writeText(address.href).then(
      () => showToast('done', t('share.copied')),
      () => showToast('failed', t('share.failed')),
    );
  return (
    <Modal open title={t('share.title')} closeLabel={t('back')} onClose={onClose} sheet>
      <div className="flex flex-col gap-3 text-sm">
        <img
          src={pictureAddress(picture)}
          width={cardSize.width}
          height={cardSize.height}
          alt={`${card.contract}, ${card.about}, ${card.rate}${card.facts.map(([name, value]) => `, ${name} ${value}`).join('')}`}
          className="h-auto w-full rounded-lg border border-subtle"
        />
        <fieldset className="flex flex-wrap gap-x-4 text-xs">
          <legend className="sr-only">{t('share.tell')}</legend>
          {told.map((one) => (
            <label key={one} className="flex min-h-8 cursor-pointer items-center gap-1.5 max-md:min-h-11">
              <input
                type="checkbox"
                checked={shown.includes(one)}
                onChange={(event) => setShown((now) => (event.target.checked ? [...now, one] : now.filter((other) => other !== one)))}
                className="accent-accent"
              />
              {t(`share.tells.${one}`)}
            </label>
          ))}
        </fieldset>
        <div className="flex gap-2">
          <Button className="flex-1 max-md:h-11" onClick={copy}>
            <LinkIcon size={14} aria-hidden />
            {t('share.copy')}
          </Button>
          <Button look="primary" className="flex-1 max-md:h-11" onClick={save}>
            <Download size={14} aria-hidden />
            {t('share.save')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
