// The page on which an ad is published or edited, with all that its form knows from the start.
import 'server-only';

import { getTranslations } from 'next-intl/server';

import { AdEditor } from '#features/c2c/ads/form/ad-editor.tsx';
import { BarNotice } from '#features/c2c/parts/bar-notice.tsx';
import type { TradeBar } from '#features/c2c/parts/trade-bar.ts';
import { getAdverts } from '#lib/contract/calls/v1/c2c/advert/list.ts';
import { getPaymentMethods } from '#lib/contract/calls/v1/c2c/payment/method/list.ts';
import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import type { OwnAdvert } from '#lib/contract/c2c/advert-answer.ts';
import type { AdvertSide } from '#lib/contract/c2c/advert-terms.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { exchange, modeOfSession } from '../exchange/exchange.ts';
import { C2cNav } from './section-nav.tsx';
import { tradeBar } from './trade-bar.ts';

type Pair = { readonly side: AdvertSide; readonly coin: string; readonly quote: string };

type Props = { readonly begin: { readonly pair: Pair } | { readonly own: OwnAdvert } };

export async function AdEditorPage({ begin }: Props) {
  const bar = await tradeBar();
  const isOver = 'own' in begin && begin.own.state === 'closed';
  return (
    <>
      <C2cNav current="ads" />
      {bar === null && !isOver ? <Editor begin={begin} /> : <NoForm bar={bar} title={'own' in begin ? 'editTitle' : 'title'} />}
    </>
  );
}

/** `bar` null: the ad is closed. */
async function NoForm({ bar, title }: { readonly bar: TradeBar | null; readonly title: 'title' | 'editTitle' }) {
  const t = await getTranslations('c2cAds.form');
  return (
    <div className="page-wide grid gap-6 px-4 py-6 md:py-8">
      <h1 className="page-title">{t(title)}</h1>
      {bar === null ? (
        <p className="rounded-md bg-surface-2 px-4 py-3 text-sm text-secondary">{t('gone')}</p>
      ) : (
        <BarNotice bar={bar} mainOnly={t('mainOnly')} identity={t('identity')} verify={t('verify')} />
      )}
    </div>
  );
}

async function Editor({ begin }: Props) {
  const client = await exchange();
  const { coin, quote } = 'own' in begin ? begin.own : begin.pair;
  const [{ coins }, { list: methods }, index, mode] = await Promise.all([
    client.call(getCoins, {}),
    client.call(getPaymentMethods, {}),
    // A pair of an address may not be there; the form says so.
    client.call(getAdverts, { side: 'buy', coin, quote, pageSize: 1 }).then(
      (told) => told.index,
      () => null,
    ),
    modeOfSession(),
  ]);
  return (
    <AdEditor
      begin={begin}
      coins={coins.map(({ coin: code, name, decimals }) => ({ coin: code, name, decimals }))}
      methods={methods}
      index={index}
      demo={mode === TradingMode.paper}
    />
  );
}
