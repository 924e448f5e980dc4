WITH seen AS (
  SELECT principal,
         row_number() OVER (PARTITION BY principal, object_id ORDER BY at, id) AS visit
  FROM access_log
  WHERE route = 'GET /invoices/:id'
), counted AS (
  SELECT principal,
         count(*) AS requests,
         count(*) FILTER (WHERE visit = 1) AS first_time
  FROM seen
  GROUP BY principal
)
SELECT principal, requests, first_time, round(1.0 * first_time / requests, 2) AS share
FROM counted
WHERE first_time > 20
ORDER BY share DESC;
