WITH walk AS (
  SELECT principal,
         object_id - lag(object_id) OVER (
           PARTITION BY principal, route ORDER BY at, id) AS step
  FROM access_log
  WHERE route = 'GET /invoices/:id'
), counted AS (
  SELECT principal, step, count(*) AS times
  FROM walk
  WHERE step IS NOT NULL AND step <> 0
  GROUP BY principal, step
)
SELECT principal, step, times,
       round(1.0 * times / sum(times) OVER (PARTITION BY principal), 2) AS share
FROM counted
ORDER BY share DESC, times DESC, principal
LIMIT 3;
