// The tiers of leaders, and the places for copiers that the own account gives.
import { useLocale, useTranslations } from 'next-intl';

import { leaderSlots, leaderTiers } from '#lib/contract/leaders/leader-tiers.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';

const usdt = (amount: number): string => formatNumber(String(amount), { decimals: 0 });

export function TiersTable() {
  const t = useTranslations('leading.tiers');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale).format(
    leaderSlots.flatMap(({ ownUsdt, copiers }) => (copiers === 0 ? [] : [t('place', { copiers, worth: usdt(ownUsdt) })])),
  );
  const head = 'px-3 py-2 text-end font-normal text-muted first:text-start';
  const cell = 'px-3 py-2 text-end tabular-nums first:text-start';
  return (
    <section aria-labelledby="leader-tiers" className="flex flex-col gap-2">
      <h2 id="leader-tiers" className="text-base font-semibold">
        {t('title')}
      </h2>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a narrow screen moves it by keys.
        tabIndex={0}
        role="group"
        aria-labelledby="leader-tiers"
        className="overflow-x-auto rounded-xl border border-subtle bg-surface-1"
      >
        <table aria-labelledby="leader-tiers" className="w-full min-w-[30rem] text-sm">
          <thead className="border-b border-subtle text-xs">
            <tr>
              {(['name', 'own', 'copied', 'share', 'copiers'] as const).map((id) => (
                <th key={id} scope="col" className={head}>
                  {t(id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-subtle">
            {leaderTiers.map(({ tier, ownUsdt, copiedUsdt, maxSharePercent, maxCopiers }) => (
              <tr key={tier}>
                <th scope="row" className={`${cell} font-medium`}>
                  {t(`tier.${tier}`)}
                </th>
                <td className={cell}>
                  <bdi dir="ltr">{usdt(ownUsdt)} USDT</bdi>
                </td>
                <td className={cell}>
                  <bdi dir="ltr">{usdt(copiedUsdt)} USDT</bdi>
                </td>
                <td className={cell}>
                  <bdi dir="ltr">{maxSharePercent}%</bdi>
                </td>
                <td className={cell}>{usdt(maxCopiers)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-xs text-muted">{t('places', { list })}</p>
    </section>
  );
}
