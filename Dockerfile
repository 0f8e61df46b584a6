FROM python:3.11-slim
WORKDIR /app
COPY pyproject.toml constraints.txt README.md ./
COPY src src
RUN pip install --no-cache-dir -c constraints.txt '.[postgres]' \
    && useradd --create-home civitas \
    && mkdir /data && chown civitas /data
USER civitas
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
ENTRYPOINT ["civitas", "table", "--host", "0.0.0.0", "--port", "8000", "--data", "/data", "--no-open"]
