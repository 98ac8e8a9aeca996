'use client';
// Theme, colours of the market, density and currency: each change is seen at once behind the dialog.
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';

import { useRouter } from '#lib/i18n/navigation.ts';
import { colourSchemes, densities, themes } from '#lib/session/preferences/preferences.ts';
import { useCurrencies } from '#lib/session/preferences/use-currencies.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';
import { changeLook, currentLook, type Look } from './look.ts';

type Choice<Id extends string> = { readonly id: Id; readonly label: string; readonly sample?: ReactNode };

type Props<Id extends string> = {
  readonly name: string;
  readonly choices: readonly Choice<Id>[];
  readonly chosen: Id;
  readonly onChosen: (id: Id) => void;
};

/** A few choices side by side, one of them chosen: the browser's own radio buttons, drawn as a row. */
function ChoiceGroup<Id extends string>({ name, choices, chosen, onChosen }: Props<Id>) {
  const id = useId();
  return (
    <fieldset>
      <legend className="pb-2 text-xs text-muted">{name}</legend>
      <div className="flex gap-2">
        {choices.map((choice) => (
          <label
            key={choice.id}
            className="flex min-h-9 flex-1 cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap rounded-md border border-strong px-1.5 text-center text-sm has-[span]:text-xs text-secondary hover:bg-surface-2 has-checked:border-accent has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:min-h-11"
          >
            <input type="radio" name={id} checked={choice.id === chosen} onChange={() => onChosen(choice.id)} className="sr-only" />
            {choice.sample}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
