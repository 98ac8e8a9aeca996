// Commands that name orders by their ids, told again when others before them are left out: the ids follow.
import type { Command } from '#server/engine/command.ts';
import type { OrderId } from '#server/engine/ids.ts';

/** A command, when it was sent, and the id that it was answered with; null: none. */
export type Told = { readonly timeMs: number; readonly command: Command; readonly orderId: OrderId | null };

/** The ids of this telling in place of those of the first one. */
export class Relink {
  readonly #now = new Map<OrderId, OrderId>();

  learn({ orderId }: Told, now: OrderId | null): void {
    if (orderId !== null && now !== null) this.#now.set(orderId, now);
  }

  command({ command }: Told): Command {
    if (command.type === 'amend-order' || command.type === 'cancel-order') return { ...command, orderId: this.#id(command.orderId) };
    if ('planId' in command) return { ...command, planId: this.#id(command.planId) };
    return command;
  }

  #id(then: OrderId): OrderId {
    return this.#now.get(then) ?? then;
  }
}

/** One line of a told list: milliseconds since its beginning, then the command. */
export function commandLine(fromMs: number, timeMs: number, command: Command): string {
  const text = JSON.stringify(command, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
  return `+${timeMs - fromMs} ms ${text}`;
}
