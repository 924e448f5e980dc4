WITH tripwire(object_id) AS (VALUES (1048), (1119), (1168))
SELECT principal, count(*) AS hits, min(at) AS first_hit
FROM access_log JOIN tripwire ON tripwire.object_id = access_log.object_id
GROUP BY principal;
