// The part of the form with side, pair and price of an ad.
import { useLocale, useTranslations } from 'next-intl';

import { CoinPicker } from '#components/trading/coin-picker/coin-picker.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { NumberField } from '#components/ui/fields/number-field.tsx';
import { priceBand } from '#lib/contract/c2c/advert-terms.ts';
import { fiats } from '#lib/contract/c2c/fiats.ts';
import { lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { RadioRow } from '../../parts/radio-row.tsx';
import { SelectField } from '../../parts/select-field.tsx';
import { priceNow } from './ad-form.ts';
import { Fact, FormPart } from './form-part.tsx';
import type { PartProps } from './part-props.ts';
import { premiumBounds } from './use-ad-form.ts';

const wholeBand = 10_000;
/** As fine as a price can be. */
const priceDecimals = 16;
const premiumDecimals = 2;

export function PairPart({ state, coins, index }: PartProps) {
  const t = useTranslations('c2cAds.form');
  const locale = useLocale();
  const { form, own, problems, set } = state;
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const now = priceNow(form, index);
  const priced = (price: string | null): string => (price === null ? t('noIndex') : formatCoinAmount(price, form.quote, locale));
  return (
    <FormPart title={t('pair')}>
      {own === null ? (
        <>
          <RadioRow
            legend={t('side')}
            value={form.side}
            onValue={(side) => set({ side })}
            options={[
              { value: 'buy', label: t('buy') },
              { value: 'sell', label: t('sell') },
            ]}
          />
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <div>
              <span aria-hidden className="mb-1.5 block text-sm text-secondary">
                {t('coin')}
              </span>
              <CoinPicker
                look="field"
                name={t('coin')}
                coin={form.coin}
                coins={coins}
                available={null}
                onCoin={(coin) => set({ coin, amount: '' })}
              />
            </div>
            <SelectField
              label={t('quote')}
              value={form.quote}
              onValue={(quote) => set({ quote, price: '', minimum: '', maximum: '', methodIds: [] })}
            >
              <optgroup label={t('currencies')}>
                {fiats.map((fiat) => (
                  <option key={fiat} value={fiat}>{`${fiat} · ${names.of(fiat) ?? fiat}`}</option>
                ))}
              </optgroup>
              <optgroup label={t('coins')}>
                {coins.map(({ coin, name }) => (
                  <option key={coin} value={coin}>{`${coin} · ${name}`}</option>
                ))}
              </optgroup>
            </SelectField>
          </div>
          <ErrorLine text={problems.pair ?? null} />
        </>
      ) : null}
      <RadioRow
        legend={t('priceKind')}
        value={form.priceKind}
        onValue={(priceKind) => set({ priceKind })}
        options={[
          { value: 'floating', label: t('floating') },
          { value: 'fixed', label: t('fixed') },
        ]}
      />
      {form.priceKind === 'fixed' ? (
        <NumberField
          key="price"
          label={t('price', { coin: form.coin })}
          value={form.price}
          rules={{ decimals: priceDecimals, maxLength: lengthCaps.price, unit: form.quote }}
          onValue={(price) => set({ price })}
          hint={t('band', { band: formatPercent(String(priceBand / wholeBand), { decimals: 0 }) })}
          problem={problems.price}
          after={<Unit text={form.quote} />}
        />
      ) : (
        <NumberField
          key="premium"
          label={t('premium')}
          value={form.premium}
          rules={{ decimals: premiumDecimals, maxLength: lengthCaps.rate, signed: true, unit: '%' }}
          onValue={(premium) => set({ premium })}
          hint={t('premiumHint', premiumBounds)}
          problem={problems.premium ?? problems.price}
          after={<Unit text="%" />}
        />
      )}
      <dl className="grid gap-2">
        <Fact label={t('index')} value={priced(index)} />
        <Fact label={t('now')} value={now === null ? '–' : priced(now)} />
      </dl>
    </FormPart>
  );
}

export function Unit({ text }: { readonly text: string }) {
  return (
    <bdi dir="ltr" className="shrink-0 px-3 text-sm text-muted">
      {text}
    </bdi>
  );
}
