'use client';
// The settings that follow a user from device to device, all in one place.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { contractUnit, tpslPriceType } from '#lib/contract/wire/settings.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { Link } from '#lib/i18n/navigation.ts';
import {
  chooseContractUnit,
  chooseTpslPriceType,
  useContractPreferences,
  useKeptContractPreferences,
} from '#lib/session/preferences/contract-preferences.ts';
import { chooseTimeZone } from '#lib/session/clock/kept-time-zone.ts';
import { deviceZone, useTimeZone } from '#lib/session/clock/time-zone.ts';
import { zoneName, zoneSettings } from '#lib/session/clock/zone-settings.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

function Row({ name, about, children }: { readonly name: string; readonly about: string; readonly children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-subtle px-4 py-4 last:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-sm font-medium">{name}</h2>
        <p className="mt-1 max-w-prose text-xs text-muted">{about}</p>
      </div>
      {children}
    </li>
  );
}

const box = 'h-9 min-w-48 text-sm max-md:h-11 max-md:w-full';

/** A moment that shows how times are written: the same for server and browser. */
const exampleMs = Date.UTC(2026, 0, 31, 12, 0, 0);

export function SettingsPage() {
  const t = useTranslations('settings');
  const api = useApi();
  const zone = useTimeZone((state) => state.setting);
  const offset = useZoneOffset();
  const { unit, priceType } = useContractPreferences();
  useKeptContractPreferences(api, true);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-1 flex-col gap-4 px-4 py-6 md:py-8">
      <div>
        <h1 className="text-xl font-semibold md:text-2xl">{t('title')}</h1>
        <p className="mt-1 text-sm text-muted">{t('about')}</p>
      </div>
      <ul className="rounded-xl border border-subtle bg-surface-1">
        <Row name={t('zone.name')} about={t('zone.about', { time: isolateLtr(formatDateTime(exampleMs, offset)) })}>
          <SelectBox
            name={t('zone.name')}
            className={box}
            value={zone}
            options={[deviceZone, ...zoneSettings].map((value) => ({
              value,
              label: value === deviceZone ? t('zone.device') : zoneName(value),
            }))}
            onValue={(setting) => chooseTimeZone(api, true, setting)}
          />
        </Row>
        <Row name={t('unit.name')} about={t(`unit.about.${unit}`)}>
          <SelectBox
            name={t('unit.name')}
            className={box}
            value={unit}
            options={contractUnit.options.map((value) => ({ value, label: t(`unit.${value}`) }))}
            onValue={(value) => chooseContractUnit(api, value)}
          />
        </Row>
        <Row name={t('price.name')} about={t(`price.about.${priceType}`)}>
          <SelectBox
            name={t('price.name')}
            className={box}
            value={priceType}
            options={tpslPriceType.options.map((value) => ({ value, label: t(`price.${value}`) }))}
            onValue={(value) => chooseTpslPriceType(api, value)}
          />
        </Row>
      </ul>
      <p className="text-sm text-muted">
        {t('security')}{' '}
        <Link href="/account/security" className="text-accent underline underline-offset-2">
          {t('openSecurity')}
        </Link>
      </p>
    </div>
  );
}
