SELECT principal,
       strftime('%Y-%m-%d %H', at) AS hour,
       count(*)                    AS requests,
       count(DISTINCT object_id)   AS objects
FROM access_log
WHERE route = 'GET /invoices/:id'
GROUP BY principal, hour
HAVING count(DISTINCT object_id) > 40
ORDER BY objects DESC, hour;
