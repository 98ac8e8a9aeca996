// Fields that forms of worlds share: a choice under its label, a moment on the reader's clock, and the colour of a world.
import { useTranslations } from 'next-intl';

import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { worldColour, type WorldRow } from '#lib/contract/worlds/world.ts';
import { worldSurface } from './world-colour.ts';

const minuteMs = 60_000;

/** The moment that a field of date and time names, for a reader so many minutes from UTC; null: none. */
export function momentOf(text: string, zoneMinutes: number): number | null {
  const utc = Date.parse(`${text}Z`);
  return Number.isNaN(utc) ? null : utc - zoneMinutes * minuteMs;
}

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  readonly className?: string;
};

export function Choice<Value extends string>({ label, className = '', ...rest }: ChoiceProps<Value>) {
  return (
    <div className={`min-w-0 ${className}`}>
      <p aria-hidden className="mb-1.5 text-sm text-secondary">
        {label}
      </p>
      <SelectBox {...rest} name={label} className="h-11 w-full border-field! bg-field px-3! text-sm text-primary! max-md:text-sm" />
    </div>
  );
}

type ColourProps = { readonly value: WorldRow['colour']; readonly onValue: (colour: WorldRow['colour']) => void };

export function ColourField({ value, onValue }: ColourProps) {
  const t = useTranslations('worlds');
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-secondary">{t('color')}</legend>
      <div className="flex flex-wrap gap-1">
        {worldColour.options.map((colour) => (
          <label
            key={colour}
            title={t(`colors.${colour}`)}
            className="field-ring relative grid size-11 cursor-pointer place-items-center rounded-md border border-transparent has-checked:border-strong has-checked:bg-surface-2"
          >
            <input
              type="radio"
              name="colour"
              aria-label={t(`colors.${colour}`)}
              checked={value === colour}
              onChange={() => onValue(colour)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span aria-hidden className={`size-5 rounded-full ${worldSurface[colour]}`} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
