// At the end of an order form: the article about the kind, from where on an order is warned about, and orders without a question.
import type { ComponentProps, ReactNode } from 'react';

import { HelpHint } from '../help-hint.tsx';
import { OneClickSwitch } from './one-click-switch.tsx';
import { WarningsButton } from './warnings-button.tsx';

type Props = {
  readonly help: ComponentProps<typeof HelpHint>['to'];
  /** Null for a visitor. */
  readonly chosen: (ComponentProps<typeof WarningsButton> & ComponentProps<typeof OneClickSwitch>) | null;
  /** More articles, before the one of the kind. */
  readonly children?: ReactNode;
};

export function TicketTools({ help, chosen, children }: Props) {
  return (
    <span className="flex items-center">
      {children}
      <HelpHint to={help} />
      {chosen === null ? null : (
        <>
          <WarningsButton {...chosen} />
          <OneClickSwitch {...chosen} />
        </>
      )}
    </span>
  );
}
