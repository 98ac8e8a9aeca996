'use client';
// The settings that follow a user from device to device, all in one place.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

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
import { moreZones, zoneName, zonesOffered } from '#lib/session/clock/zone-settings.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { IdentityRows } from './identity-rows.tsx';
import { SettingRow } from './setting-row.tsx';

const box = 'h-9 min-w-48 text-sm max-md:h-11 max-md:w-full';

/** A moment that shows how times are written: the same for server and browser. */
const exampleMs = Date.UTC(2026, 0, 31, 12, 0, 0);

export function SettingsPage() {
  const t = useTranslations('settings');
  const api = useApi();
  const zone = useTimeZone((state) => state.setting);
  const [allZones, setAllZones] = useState(false);
  const offset = useZoneOffset();
  const { unit, priceType } = useContractPreferences();
  useKeptContractPreferences(api, true);
  return (
    <div className="page-text flex flex-1 flex-col gap-4 px-4 py-6 md:py-8">
      <div>
        <h1 className="page-title">{t('title')}</h1>
        <p className="mt-1 text-sm text-muted">{t('about')}</p>
      </div>
      <ul className="rounded-xl border border-subtle bg-surface-1">
        <SettingRow name={t('zone.name')} about={t('zone.about', { time: isolateLtr(formatDateTime(exampleMs, offset)) })}>
          <SelectBox
            name={t('zone.name')}
            className={box}
            value={zone}
            options={[deviceZone, ...zonesOffered(zone, allZones)].map((value) => ({
              value,
              label: value === deviceZone ? t('zone.device') : value === moreZones ? t('zone.more') : zoneName(value),
            }))}
            onValue={(setting) => (setting === moreZones ? setAllZones(true) : chooseTimeZone(api, true, setting))}
          />
        </SettingRow>
        <SettingRow name={t('unit.name')} about={t(`unit.about.${unit}`)}>
          <SelectBox
            name={t('unit.name')}
            className={box}
            value={unit}
            options={contractUnit.options.map((value) => ({ value, label: t(`unit.${value}`) }))}
            onValue={(value) => chooseContractUnit(api, value)}
          />
        </SettingRow>
        <SettingRow name={t('price.name')} about={t(`price.about.${priceType}`)}>
          <SelectBox
            name={t('price.name')}
            className={box}
            value={priceType}
            options={tpslPriceType.options.map((value) => ({ value, label: t(`price.${value}`) }))}
            onValue={(value) => chooseTpslPriceType(api, value)}
          />
        </SettingRow>
        <IdentityRows />
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
