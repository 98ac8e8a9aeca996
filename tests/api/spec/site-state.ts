// What calls beside contracts are asked of: an exchange, a visitor, and traders that one makes.
import type { TestExchange } from '../start-test-exchange.ts';
import type { Visitor } from '../visitor.ts';

export type SiteState = {
  readonly exchange: TestExchange;
  /** Nobody in particular. */
  readonly visitor: Visitor;
};
