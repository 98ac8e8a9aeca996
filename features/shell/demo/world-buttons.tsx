'use client';
// The buttons that change the world: into demo trading, out of it, and in for whoever has no account.
import type { ReactNode } from 'react';

import { LateRetry } from '#components/ui/late/late-retry.tsx';
import type { WorldWay } from './change-world.ts';
import { useChangeOfWorld } from './use-change-of-world.ts';

type Props = { readonly className: string; readonly children: ReactNode };
type WayProps = Props & { readonly way: WorldWay };

function WorldButton({ way, className, children }: WayProps) {
  const { pending, failed, leave, prepare, change } = useChangeOfWorld(way);
  return (
    // The plain button of the browser: it stands in every header, and the page that follows is another one.
    <>
      <button
        type="button"
        aria-disabled={pending ? true : undefined}
        aria-busy={pending ? true : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={pending ? undefined : change}
        className={`aria-disabled:opacity-50 ${className}`}
      >
        {children}
      </button>
      {failed ? <LateRetry onLeave={leave} onAgain={change} /> : null}
    </>
  );
}

export const EnterDemoButton = (props: Props) => <WorldButton {...props} way="enterDemo" />;

/** The demo account becomes a unified one on the way. */
export const EnterUnifiedDemoButton = (props: Props) => <WorldButton {...props} way="enterUnifiedDemo" />;

/** To a demo contract, with play money in its wallet: for whoever has an account. */
export const EnterDemoContractButton = (props: Props) => <WorldButton {...props} way="enterDemoContract" />;

export const LeaveDemoButton = (props: Props) => <WorldButton {...props} way="leaveDemo" />;

/** Back to the main account, where its sub-accounts are. */
export const LeaveSubAccountButton = (props: Props) => <WorldButton {...props} way="leaveSubAccount" />;

/** A visitor becomes a guest at a demo contract, with play money in its wallet. */
export const TryDemoButton = (props: Props) => <WorldButton {...props} way="tryDemo" />;
