// One study's parameters, and the colour of each of its lines. What makes no sense is not taken, and says so.
import { RotateCcw, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { colourOf, parametersOf, type StudySettings } from '#components/trading/price-chart/studies/study-feed.ts';
import { useNumberField } from '#components/ui/fields/use-number-field.ts';
import { finishDecimal, isMarked } from '#lib/format/numbers/decimal-input.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { studyColours, type Parameter, type Study, type StudyDefinition } from '#components/trading/price-chart/studies/study.ts';

type Props = {
  readonly study: Study;
  readonly definition: StudyDefinition;
  readonly settings: StudySettings | undefined;
  /** Nothing in it: as usual again. */
  readonly onChange: (part: StudySettings) => void;
  readonly onRemove: () => void;
};

type FieldProps = { readonly parameter: Parameter; readonly value: number; readonly onValue: (value: number) => void };

/** A parameter that moves by whole steps takes only whole numbers. */
const decimalsOf = (step: number): number => (step === 1 ? 0 : 4);
const longestParameter = 8;

function ParameterField({ parameter: { kind, min, max, step }, value, onValue }: FieldProps) {
  const t = useTranslations('chart');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { input, problem } = useNumberField({
    value: typed ?? String(value),
    rules: { decimals: decimalsOf(step), maxLength: longestParameter, min: String(min), max: String(max) },
    onValue: (text) => {
      setTyped(text);
      // The one before stands as long as there is none.
      if (readAmount(finishDecimal(text)) !== null) onValue(Number(text));
    },
  });
  const isEmpty = typed === '';
  return (
    <label className="flex flex-col gap-1 text-2xs text-muted">
      {t(`parameter.${kind}`)}
      <input
        {...input}
        dir="ltr"
        aria-invalid={problem !== null || isEmpty}
        aria-describedby={problem === null && !isEmpty ? undefined : id}
        title={t('settings.bounds', { min, max })}
        onBlur={() => {
          input.onBlur();
          if (typed !== null && !isMarked(typed)) setTyped(null);
        }}
        className="h-8 w-20 rounded border border-field bg-field px-2 text-end text-xs text-primary aria-invalid:border-negative max-md:h-11"
      />
      {problem === null && !isEmpty ? null : (
        <span id={id} role="alert" className="text-negative">
          {problem ?? t('settings.bounds', { min, max })}
        </span>
      )}
    </label>
  );
}

const iconButton = 'grid size-8 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary max-md:size-11';

export function StudyEditor({ study, definition, settings, onChange, onRemove }: Props) {
  const t = useTranslations('chart');
  const values = parametersOf(definition, settings);
  const lines = definition.lines(values);
  const colours = lines.map((_, place) => colourOf(study, place, settings));
  return (
    <fieldset className="border-b border-subtle py-3 last:border-0">
      <legend className="contents">
        <span className="flex items-center gap-2 text-sm">
          <bdi className="font-medium">{study}</bdi>
          <span className="text-muted">{t(`study.${study}`)}</span>
          <button
            type="button"
            onClick={() => onChange({})}
            aria-label={t('settings.reset', { study })}
            className={`ms-auto ${iconButton}`}
          >
            <RotateCcw size={14} aria-hidden />
          </button>
          <button type="button" onClick={onRemove} aria-label={t('settings.remove', { study })} className={iconButton}>
            <Trash2 size={14} aria-hidden />
          </button>
        </span>
      </legend>
      <div className="mt-1 flex flex-wrap items-start gap-3">
        {definition.parameters.map((parameter, place) => (
          <ParameterField
            // Parameters have no name of their own but their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            parameter={parameter}
            value={values[place] ?? parameter.usual}
            onValue={(value) => onChange({ parameters: values.map((before, at) => (at === place ? value : before)) })}
          />
        ))}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {lines.map(({ name }, place) => (
          <div key={name} role="radiogroup" aria-label={t('settings.colour', { line: name })} className="flex items-center gap-1 text-2xs">
            <bdi className="min-w-10 text-muted">{name}</bdi>
            {studyColours.map((colour, at) => (
              <label key={colour} className="grid size-6 cursor-pointer place-items-center max-md:size-8">
                <input
                  type="radio"
                  name={`${study}-${place}`}
                  checked={colours[place] === colour}
                  onChange={() => onChange({ colours: colours.map((before, line) => (line === place ? colour : before)) })}
                  aria-label={t('settings.colourNumber', { number: at + 1 })}
                  className="peer sr-only"
                />
                <span
                  aria-hidden
                  className="size-4 rounded-full outline-offset-2 peer-checked:outline-2 peer-checked:outline-primary peer-focus-visible:outline-2 peer-focus-visible:outline-focus"
                  style={{ background: `var(--${colour})` }}
                />
              </label>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
