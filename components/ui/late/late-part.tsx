'use client';
// Parts of screens whose code comes when they are first shown. What cannot be had says so in its own place, and the rest of the page stands.
import {
  createContext,
  createElement,
  lazy,
  Suspense,
  use,
  useEffect,
  useState,
  useTransition,
  type ComponentType,
  type ReactNode,
} from 'react';

import { lateCode } from '#lib/late/late-code.ts';
import { LateRetry } from './late-retry.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;
type Failed<Props> = (props: Props, again: () => void, pending: boolean) => ReactNode;

export type LatePart<Props> = {
  (props: Props): ReactNode;
  /** For a hand that comes near. What fails then is asked for again by the press. */
  readonly prepare: () => void;
};

/** The attempt that is drawn now. */
const AttemptContext = createContext({ again: (): void => undefined, pending: false });

function createPart<Props extends object>(load: Load<Props>, failed: Failed<Props>, waiting: ReactNode = null): LatePart<Props> {
  const late = lateCode(load);

  function Failure(props: Props) {
    const { again, pending } = use(AttemptContext);
    return failed(props, again, pending);
  }
  const attempt = (): ComponentType<Props> =>
    late.code() ??
    lazy(() =>
      late.fetch().then(
        (code) => ({ default: code }),
        () => ({ default: Failure }),
      ),
    );

  /** A failure lasts as long as this stands. */
  function Asked(props: Props) {
    const [code, setCode] = useState(attempt);
    const [pending, turn] = useTransition();
    const again = (): void => {
      // Outside the change, which may be reckoned several times: each press asks once.
      const next = attempt();
      turn(() => setCode(() => next));
    };
    return (
      <AttemptContext value={{ again, pending }}>
        {/* By hand: it is no component that is made here, but one that has come. */}
        <Suspense fallback={waiting}>{createElement(code, props)}</Suspense>
      </AttemptContext>
    );
  }

  /** A closed dialog asks for nothing. */
  const Late = (props: Props): ReactNode => (late.code() === null && 'open' in props && props.open === false ? null : <Asked {...props} />);
  return Object.assign(Late, { prepare: () => void late.fetch().catch(() => undefined) });
}

/** A part with a place of its own on the page. */
export const latePlace = <Props extends object>(load: Load<Props>, waiting?: ReactNode): LatePart<Props> =>
  createPart(load, (_, again, pending) => <LateRetry onAgain={again} pending={pending} />, waiting);

/** A part that opens over the page at a press, and is left by an answer. `leave` takes the press back when it cannot be had. */
export const lateQuestion = <Props extends object>(load: Load<Props>, leave: (props: Props) => void): LatePart<Props> =>
  createPart(load, (props, again, pending) => <LateRetry onAgain={again} onLeave={() => leave(props)} pending={pending} />);

/** A dialog, a menu, a tool: it is left by being closed. */
export const lateDialog = <Props extends { readonly onClose: () => void }>(load: Load<Props>): LatePart<Props> =>
  lateQuestion(load, ({ onClose }) => onClose());

function Patient({ again }: { readonly again: () => void }) {
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });
  return null;
}

/** A part that nobody has asked for by a press: it is missed in silence, and comes when the network is back. */
export const lateExtra = <Props extends object>(load: Load<Props>): LatePart<Props> =>
  createPart(load, (_, again) => <Patient again={again} />);
