// One thing that guards an account: what it is, how it stands, and what can be done about it.
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly about: string;
  /** Null where there is nothing to be on or off. */
  readonly state: { readonly isOn: boolean; readonly text: string } | null;
  readonly actions?: ReactNode;
  /** More of it, below. */
  readonly children?: ReactNode;
};

export function SettingRow({ icon: Icon, name, about, state, actions, children }: Props) {
  return (
    <li className="border-b border-subtle px-4 py-4 last:border-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon size={20} aria-hidden className="shrink-0 self-start text-muted" />
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="flex flex-wrap items-center gap-x-3 text-sm font-medium">
            {name}
            {state === null ? null : (
              <span className={`flex items-center gap-1 text-xs font-normal ${state.isOn ? 'text-positive' : 'text-muted'}`}>
                {state.isOn ? <Check size={14} aria-hidden /> : null}
                {state.text}
              </span>
            )}
          </h3>
          <p className="mt-1 max-w-prose text-xs text-muted">{about}</p>
        </div>
        {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </li>
  );
}
