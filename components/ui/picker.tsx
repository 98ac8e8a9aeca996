'use client';
// One choice out of many, each with a line that explains it; for a few plain words the browser's own list is enough (select-box).
import { Select } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';

type Option<Value extends string> = { readonly value: Value; readonly label: string; readonly about?: string };

type Props<Value extends string> = {
  readonly name: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  readonly className?: string;
};

export function Picker<Value extends string>({ name, options, value, onValue, className = '' }: Props<Value>) {
  return (
    <Select.Root items={options} value={value} onValueChange={(next) => (next === null ? undefined : onValue(next))} modal={false}>
      <Select.Trigger
        aria-label={name}
        className={`flex h-9 items-center justify-between gap-2 rounded-md border border-strong bg-surface-0 px-3 text-sm text-primary hover:border-accent ${className}`}
      >
        <Select.Value className="truncate" />
        <Select.Icon>
          <ChevronDown size={14} aria-hidden className="text-muted" />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
          <Select.Popup className="max-h-[min(24rem,var(--available-height))] min-w-(--anchor-width) overflow-y-auto rounded-lg border border-strong bg-surface-1 p-1.5 shadow-xl outline-none">
            <Select.List>
              {options.map((option) => (
                <Select.Item
                  key={option.value}
                  value={option.value}
                  className="flex cursor-pointer select-none items-center gap-3 rounded px-2 py-1.5 text-sm outline-none data-highlighted:bg-surface-2 max-md:py-2.5"
                >
                  <span className="min-w-0 flex-1">
                    <Select.ItemText>{option.label}</Select.ItemText>
                    {option.about === undefined ? null : <span className="block text-xs text-muted">{option.about}</span>}
                  </span>
                  <Select.ItemIndicator>
                    <Check size={14} aria-hidden className="text-accent" />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
