'use client';
// Theme, colours of the market, density and currency: each change is seen at once behind the dialog.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useRouter } from '#lib/i18n/navigation.ts';
import { colourSchemes, densities, themes } from '#lib/session/preferences/preferences.ts';
import { useCurrencies } from '#lib/session/preferences/use-currencies.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { changeLook, currentLook, type Look } from './look.ts';

const samples = {
  'green-up': ['var(--green)', 'var(--red)'],
  'red-up': ['var(--red)', 'var(--green)'],
  'blue-up': ['var(--blue)', 'var(--orange)'],
} as const;

export function AppearanceChoices() {
  const t = useTranslations('shell');
  const [look, setLook] = useState(currentLook);
  const [unit, setUnit] = usePreference('unit');
  const currencies = useCurrencies();
  const router = useRouter();
  const change = <Name extends keyof Look>(name: Name, value: Look[Name]): void => {
    changeLook(name, value);
    setLook(currentLook());
  };
  return (
    <div className="flex flex-col gap-5">
      <ChoiceGroup
        name={t('appearance.theme')}
        choices={themes.map((id) => ({ id, label: t(`appearance.${id}`) }))}
        chosen={look.theme}
        onChosen={(theme) => change('theme', theme)}
      />
      <ChoiceGroup
        name={t('appearance.colours')}
        choices={colourSchemes.map((id) => ({
          id,
          label: t(`appearance.${id}`),
          sample: (
            <span aria-hidden className="flex gap-1 text-xs">
              <span style={{ color: samples[id][0] }}>▲</span>
              <span style={{ color: samples[id][1] }}>▼</span>
            </span>
          ),
        }))}
        chosen={look.colours}
        onChosen={(colours) => change('colours', colours)}
      />
      <ChoiceGroup
        name={t('appearance.density')}
        choices={densities.map((id) => ({ id, label: t(`appearance.${id}`) }))}
        chosen={look.density}
        onChosen={(density) => change('density', density)}
      />
      <ChoiceGroup
        name={t('appearance.currency')}
        choices={currencies.map(({ name, symbol }) => ({ id: name, label: `${name}-${symbol}` }))}
        chosen={unit}
        onChosen={(currency) => {
          setUnit(currency);
          // The server's part of the page is written anew.
          router.refresh();
        }}
      />
    </div>
  );
}
