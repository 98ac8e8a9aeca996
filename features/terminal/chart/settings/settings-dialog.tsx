'use client';
// The settings of the chart: the type of its prices, the clock, its overlays, and each study's parameters and colours.
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { mainCatalogue } from '#components/trading/price-chart/studies/main-studies.ts';
import { subCatalogue } from '#components/trading/price-chart/studies/sub-catalogue.ts';
import { studies, type ReckonedStudy, type Study } from '#components/trading/price-chart/studies/study.ts';
import { chartKinds, chartScales } from '#components/trading/price-chart/chart-view.ts';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { chooseTimeZone } from '#lib/session/clock/kept-time-zone.ts';
import { deviceZone, useTimeZone } from '#lib/session/clock/time-zone.ts';
import { moreZones, zoneName, zonesOffered } from '#lib/session/clock/zone-settings.ts';
import { useUser } from '#lib/session/user.ts';
import { changeChart, changeStudy, chartLayers, toggleLayer, toggleStudy, useChartSettings } from '../chart-settings.ts';
import { StudyEditor } from './study-editor.tsx';

const catalogue = { ...mainCatalogue, ...subCatalogue };
const isReckoned = (study: Study): study is ReckonedStudy => study !== 'VOL';

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-3 text-sm max-md:min-h-11">
      <span className="text-secondary">{name}</span>
      {children}
    </div>
  );
}

const box = 'h-8 min-w-40 max-md:h-11';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('chart');
  const api = useApi();
  const isUser = useUser() !== null;
  const settings = useChartSettings();
  const zone = useTimeZone((state) => state.setting);
  const [allZones, setAllZones] = useState(false);
  const [added, setAdded] = useState<Study | ''>('');
  const reckoned = settings.chosen.filter(isReckoned);
  const others = studies.filter((study) => isReckoned(study) && !settings.chosen.includes(study));
  return (
    <Modal open title={t('settings.title')} closeLabel={t('dismiss')} onClose={onClose}>
      <section aria-label={t('settings.view')} className="flex flex-col">
        <Row name={t('settings.kind')}>
          <SelectBox
            name={t('settings.kind')}
            value={settings.kind}
            options={chartKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onValue={(kind) => changeChart({ kind })}
            className={box}
          />
        </Row>
        <Row name={t('settings.scale')}>
          <SelectBox
            name={t('settings.scale')}
            value={settings.scale}
            options={chartScales.map((value) => ({ value, label: t(`scale.${value}`) }))}
            onValue={(scale) => changeChart({ scale })}
            className={box}
          />
        </Row>
        <Row name={t('settings.zone')}>
          <SelectBox
            name={t('settings.zone')}
            value={zone}
            options={[deviceZone, ...zonesOffered(zone, allZones)].map((value) => ({
              value,
              label: value === deviceZone ? t('settings.device') : value === moreZones ? t('settings.moreZones') : zoneName(value),
            }))}
            onValue={(setting) => (setting === moreZones ? setAllZones(true) : chooseTimeZone(api, isUser, setting))}
            className={box}
          />
        </Row>
        <fieldset className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          <legend className="pb-1 text-sm text-secondary">{t('settings.layers')}</legend>
          {chartLayers.map((layer) => (
            <label key={layer} className="flex min-h-8 cursor-pointer items-center gap-2 text-sm max-md:min-h-11">
              <input
                type="checkbox"
                checked={!settings.hidden.includes(layer)}
                onChange={() => toggleLayer(layer)}
                className="size-4 accent-accent"
              />
              {t(`layer.${layer}`)}
            </label>
          ))}
        </fieldset>
      </section>
      <section aria-label={t('studies')} className="mt-4 border-t border-subtle pt-3">
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-sm font-medium">{t('studies')}</h3>
          <SelectBox
            name={t('settings.add')}
            value={added}
            shown={t('settings.add')}
            options={[
              { value: '' as const, label: t('settings.add') },
              ...others.map((value) => ({ value, label: `${value} · ${t(`study.${value}`)}` })),
            ]}
            onValue={(study) => {
              if (study !== '') toggleStudy(study);
              setAdded('');
            }}
            className="h-8 max-md:h-11"
          />
        </div>
        {reckoned.length === 0 ? <p className="py-3 text-sm text-muted">{t('settings.none')}</p> : null}
        {reckoned.map((study) => (
          <StudyEditor
            key={study}
            study={study}
            definition={catalogue[study]}
            settings={settings.settings[study]}
            onChange={(part) => changeStudy(study, part)}
            onRemove={() => toggleStudy(study)}
          />
        ))}
      </section>
    </Modal>
  );
}
