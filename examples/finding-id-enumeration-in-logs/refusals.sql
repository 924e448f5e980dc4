WITH counted AS (
  SELECT principal,
         count(*) AS requests,
         count(*) FILTER (WHERE status IN (403, 404)) AS refused
  FROM access_log
  WHERE route = 'GET /invoices/:id'
  GROUP BY principal
)
SELECT principal, requests, refused, round(1.0 * refused / requests, 2) AS share
FROM counted
WHERE refused >= 10 AND refused > 0.05 * requests
ORDER BY share DESC;
