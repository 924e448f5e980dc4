CREATE TABLE access_log (
  id        INTEGER PRIMARY KEY,
  at        TEXT NOT NULL,
  principal TEXT NOT NULL,
  route     TEXT NOT NULL,
  object_id INTEGER NOT NULL,
  status    INTEGER NOT NULL
);

-- Forty users, sixty reads each, over eight invoices of their own.
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 2399)
INSERT INTO access_log (at, principal, route, object_id, status)
SELECT datetime('2026-10-19 08:00:00', (i * 13) || ' seconds'),
       'u' || (i % 40),
       'GET /invoices/:id',
       1000 + (i % 40) * 10 + (i / 40 * 5) % 8,
       200
FROM n;

-- One principal that counts, and meets gaps.
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 179)
INSERT INTO access_log (at, principal, route, object_id, status)
SELECT datetime('2026-10-19 11:00:00', (i * 4) || ' seconds'), 'u99', 'GET /invoices/:id',
       1000 + i, CASE WHEN i % 10 >= 8 THEN 404 ELSE 200 END
FROM n;

-- An export job: the same 240 invoices, every two hours.
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 959)
INSERT INTO access_log (at, principal, route, object_id, status)
SELECT datetime('2026-10-19 08:00:00', (i / 240 * 7200 + i % 240) || ' seconds'), 'batch',
       'GET /invoices/:id', 1000 + (i * 7 % 240) / 8 * 10 + (i * 7 % 240) % 8, 200
FROM n;
