'use client';
// The fields of an alert, one by one: which of the sender's it is taken from, and what is read there.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { signalActions } from '#lib/contract/bots/signal/signal-action.ts';
import { signalFields, type SignalField, type SignalMapping } from '#lib/contract/bots/signal/signal-mapping.ts';
import type { SignalFormAnswer } from '#lib/contract/bots/signal/signal-template.ts';

type Props = {
  readonly answer: SignalFormAnswer;
  readonly mapping: SignalMapping;
  readonly onMapping: (mapping: SignalMapping) => void;
};

const none = '—';
/** Beside them an option is `from` and the sender's name. */
const [usual, fixed, from] = ['usual', 'fixed', 'from '] as const;

function choiceOf({ fields }: SignalMapping, field: SignalField): string {
  const source = fields[field];
  if (source === undefined) return usual;
  return 'from' in source ? `${from}${source.from}` : fixed;
}

function withChoice(mapping: SignalMapping, field: SignalField, choice: string, value: string): SignalMapping {
  const { [field]: _, ...others } = mapping.fields;
  if (choice === usual) return { ...mapping, fields: others };
  const source = choice === fixed ? { value: value === '' ? '0' : value } : { from: choice.slice(from.length) };
  return { ...mapping, fields: { ...others, [field]: source } };
}

function FieldRow({ field, answer, mapping, onMapping }: Props & { readonly field: SignalField }) {
  const t = useTranslations('bots.signal.format');
  const read = answer.fields.find((one) => one.field === field);
  const source = mapping.fields[field];
  const chosen = choiceOf(mapping, field);
  const names = new Set([...answer.names, ...(source !== undefined && 'from' in source ? [source.from] : [])]);
  const name = t(`field.${field}`);
  return (
    <tr>
      <th scope="row" className="py-1 pe-2 text-start font-normal text-muted">
        {name}
      </th>
      <td className="py-1 pe-2">
        <SelectBox
          name={t('from', { field: name })}
          className="h-6 max-md:h-11"
          value={chosen}
          options={[
            { value: usual, label: t('usual') },
            ...[...names].map((one) => ({ value: `${from}${one}`, label: one })),
            // A token that is in no alert would let everybody in.
            ...(field === 'signalToken' ? [] : [{ value: fixed, label: t('fixed') }]),
          ]}
          onValue={(choice) => onMapping(withChoice(mapping, field, choice, read?.value ?? ''))}
        />
      </td>
      <td className="py-1 text-end">
        {source !== undefined && 'value' in source ? (
          <input
            aria-label={t('value', { field: name })}
            dir="ltr"
            maxLength={64}
            value={source.value}
            onChange={(event) => onMapping(withChoice(mapping, field, fixed, event.target.value))}
            className="h-6 w-28 rounded-md border border-field bg-field px-2 text-2xs text-primary outline-none field-ring focus:border-accent max-md:h-11 max-md:text-base"
          />
        ) : (
          <bdi dir="ltr">{read === undefined ? none : (read.value ?? t('hidden'))}</bdi>
        )}
      </td>
    </tr>
  );
}

function WordRow({ answer, mapping, onMapping }: Props) {
  const t = useTranslations('bots.signal');
  const word = answer.fields.find(({ field }) => field === 'action')?.value;
  if (word === undefined || word === null) return null;
  const key = word.toLowerCase();
  const { [key]: meaning, ...others } = mapping.words;
  const name = t('format.word', { word });
  return (
    <div className="flex items-center justify-between gap-3 text-xs text-muted">
      {name}
      <SelectBox
        name={name}
        className="h-6 max-md:h-11"
        value={meaning ?? usual}
        options={[
          { value: usual, label: t('format.wordUsual') },
          ...signalActions.map((action) => ({ value: action, label: t(`action.${action}`) })),
        ]}
        onValue={(chosen) => {
          const action = signalActions.find((one) => one === chosen);
          onMapping({ ...mapping, words: action === undefined ? others : { ...others, [key]: action } });
        }}
      />
    </div>
  );
}

export function FormatFields(props: Props) {
  const t = useTranslations('bots.signal.format');
  const { answer, mapping, onMapping } = props;
  const used = new Set(answer.fields.map(({ name }) => name));
  const unused = answer.names.filter((name) => !used.has(name) && !name.includes('.'));
  return (
    <div className="flex flex-col gap-2">
      <table className="w-full text-xs">
        <tbody>
          {signalFields.map((field) => (
            <FieldRow key={field} field={field} {...props} />
          ))}
        </tbody>
      </table>
      <WordRow {...props} />
      {unused.map((name) => (
        <TickBox
          key={name}
          label={t('ignore', { name })}
          on={mapping.ignores.includes(name)}
          onToggle={(on) =>
            onMapping({ ...mapping, ignores: on ? [...mapping.ignores, name] : mapping.ignores.filter((one) => one !== name) })
          }
        />
      ))}
    </div>
  );
}
