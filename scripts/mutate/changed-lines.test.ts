import { expect, test } from 'vitest';

import { linesOfDiff } from './changed-lines.ts';

test('a diff names the lines that are new or rewritten in source files of the judged folders', () => {
  const diff = `diff --git a/server/engine/plans/plan.ts b/server/engine/plans/plan.ts
--- a/server/engine/plans/plan.ts
+++ b/server/engine/plans/plan.ts
@@ -3 +3 @@ export const a = 1;
-const b = 2;
+const b = 3;
@@ -10,2 +9,0 @@ function gone() {
-  one();
-  two();
@@ -20,0 +18,4 @@
+1
+2
+3
+4
diff --git a/server/engine/plans/plan.test.ts b/server/engine/plans/plan.test.ts
--- a/server/engine/plans/plan.test.ts
+++ b/server/engine/plans/plan.test.ts
@@ -1 +1 @@
-a
+b
diff --git a/server/engine/books/book.ts b/server/engine/books/book.ts
--- a/server/engine/books/book.ts
+++ b/server/engine/books/book.ts
@@ -1 +1 @@
-a
+b
diff --git a/lib/order-math/old.ts b/lib/order-math/old.ts
--- a/lib/order-math/old.ts
+++ /dev/null
@@ -1,2 +0,0 @@
-a
-b
`;
  expect(linesOfDiff(diff)).toEqual(['server/engine/plans/plan.ts:3-3', 'server/engine/plans/plan.ts:18-21']);
  expect(linesOfDiff('')).toEqual([]);
});
