"""Does what systemd does with plumbline.socket and plumbline.service, for machines without systemd.

Holds a listening socket, passes it to a process as file descriptor 3 (sd_listen_fds(3)), and starts that
process anew on SIGHUP, in a folder that may be a link: to another release, the next time.
Usage: socket_unit.py PORT FOLDER COMMAND...
"""
import os
import signal
import socket
import sys

listener = socket.create_server(('127.0.0.1', int(sys.argv[1])), backlog=4096)
restarting = False


def start():
    pid = os.fork()
    if pid:
        return pid
    os.dup2(listener.fileno(), 3)
    os.set_inheritable(3, True)
    os.environ.update(LISTEN_FDS='1', LISTEN_PID=str(os.getpid()))
    os.chdir(sys.argv[2])
    os.execvp(sys.argv[3], sys.argv[3:])


def restart(*_):
    global restarting
    restarting = True
    os.kill(child, signal.SIGTERM)


signal.signal(signal.SIGHUP, restart)
signal.signal(signal.SIGTERM, lambda *_: os.kill(child, signal.SIGTERM))
child = start()
while True:
    os.waitpid(child, 0)
    if not restarting:
        break
    restarting = False
    child = start()
